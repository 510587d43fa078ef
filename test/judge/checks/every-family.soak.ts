import './every-family.test.ts';
