import './explanation-linear.test.ts';
