/** The contract takes the key in two headers; the page asks for it once. */
const withOneKeyField = ({ security, components, ...contract }) => {
  const { Bearer: _bearer, ...securitySchemes } = components.securitySchemes;
  return {
    ...contract,
    security: security.filter((scheme) => !('Bearer' in scheme)),
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
