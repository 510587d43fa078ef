import './attacks.test.ts';
