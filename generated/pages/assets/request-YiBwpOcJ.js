function e({trace:e},n){return`messages`in e?{path:`/api/v1/evals/reward`,body:{...t(e),...n}}:{path:`/api/v1/evals/trace`,body:{trace:e,...n}}}var t=({messages:e,system:t,tools:n})=>({messages:e,...t!==null&&{system:t},...n!==null&&{tools:n}});function n(t,n,r){let{path:i,body:a}=e(t,n);return`curl ${r}${i} \\\n  -H "API-Key: $DEEMSTER_API_KEY" -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(a,null,2).replaceAll(`'`,`'\\''`)}'`}function r(t,n,r){let{path:i,body:a}=e(t,n),{evaluation_criteria:o,evaluator_name:s,...c}=a,l={...c,...s?{evaluatorName:s}:{criteria:o}},u=i.endsWith(`trace`)?`evaluateTrace`:`evaluate`;return`import { AsyncDeemster } from 'deemster-client';

// The key is in DEEMSTER_API_KEY.
const deemster = new AsyncDeemster({ baseUrl: ${JSON.stringify(r)} });
const result = await deemster.${u}(${JSON.stringify(l,null,2)});
console.log(result);`}export{e as i,r as n,t as r,n as t};