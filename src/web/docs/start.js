/** The contract takes the key in two headers, and the session of a page; this page asks for the key once. */
const withOneKeyField = ({ security, components, ...contract }) => {
  const { Bearer: _bearer, Session: _session, ...securitySchemes } = components.securitySchemes;
  return {
    ...contract,
    security: security.filter((scheme) => 'ApiKey' in scheme),
    components: { ...components, securitySchemes },
  };
};

const oneKeyField = () => ({
  statePlugins: {
    spec: { wrapActions: { updateJsonSpec: (update) => (contract) => update(withOneKeyField(contract)) } },
  },
});

SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  // The badge would otherwise be fetched from another host.
  validatorUrl: null,
  persistAuthorization: false,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  plugins: [oneKeyField],
});
