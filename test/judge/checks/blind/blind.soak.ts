import './blind.test.ts';
