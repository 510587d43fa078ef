import './explain.test.ts';
