import './added.test.ts';
