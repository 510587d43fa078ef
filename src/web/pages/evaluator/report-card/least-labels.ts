/** AC1 says nothing with fewer labels, as for the service's other figures of agreement. */
export const leastForAgreement = 50;
