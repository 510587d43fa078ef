import './linear.test.ts';
