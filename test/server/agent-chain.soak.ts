import './agent-chain.test.ts';
