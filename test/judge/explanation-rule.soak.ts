import './explanation-rule.test.ts';
