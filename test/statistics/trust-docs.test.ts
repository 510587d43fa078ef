import { readFileSync } from 'node:fs';
import { marginsForKappa, tooFew, widestAgreementInterval } from '../../src/statistics/too-few.ts';

const page = readFileSync(new URL('../../docs/trust.md', import.meta.url), 'utf8');
const row = (figure: string) => page.split('\n').find((line) => line.startsWith(`| ${figure}`));

test.each([
  ['true positive rate', `${tooFew.labelsPerClass.least} labels of each class |`],
  ['true negative rate', `${tooFew.labelsPerClass.least} labels of each class |`],
  ['balanced accuracy', `${tooFew.labelsPerClass.least} labels of each class |`],
  ['AUC', `${tooFew.labelsPerClass.least} labels of each class |`],
  ["Cohen's κ", `${tooFew.labelsForAgreement.least} labels, or an interval wider than ${widestAgreementInterval} |`],
  ["Gwet's AC1", `${tooFew.labelsForAgreement.least} labels, or an interval wider than ${widestAgreementInterval} |`],
  ['Spearman', `${tooFew.ratings.least} ratings |`],
  ['Brier', `${tooFew.labelsForCalibration.least} labels |`],
  ['calibration error', `${tooFew.labelsForCalibration.least} labels |`],
  ['changed verdicts', `${tooFew.anchors.least} anchors of both classes |`],
  ['CUSUM', `${tooFew.perOutcome.least} passes and ${tooFew.perOutcome.least} failures a week |`],
])('docs/trust.md says when there is too little data for %s', (figure, end) => {
  expect(row(figure)?.endsWith(end)).toBe(true);
});

test.each([
  `It is "too few" below ${tooFew.ratings.least} ratings.`,
  `It is "too few" below ${tooFew.labelsForAbstention.least} labels.`,
  `needs ${tooFew.labelsForCalibrationMap.least} labels`,
  `Below ${tooFew.clusters.least} cases or conversations`,
  `Below ${tooFew.clustersForVerdict.least} there is no verdict`,
  `below ${100 * marginsForKappa.low} % or above ${100 * marginsForKappa.high} %`,
])('docs/trust.md says: %s', (words) => {
  expect(page.replaceAll(/\s+/g, ' ')).toContain(words);
});
