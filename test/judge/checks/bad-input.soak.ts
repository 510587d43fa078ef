import './bad-input.test.ts';
