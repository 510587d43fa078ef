import './restart.test.ts';
