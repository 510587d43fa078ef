/** What numbers are called that are neither of a phone nor of a card. */
const OTHERS = [
  'order|invoice|receipt|ticket|case|ref|reference|tracking|shipment|account|acct|part|model|serial|sku|isbn|issn|ean|upc|gtin',
  'imei|item|product|article|patent|id|confirmation|customer|booking|reservation|policy|licen[cs]e|routing|vat|tax|ein|ssn',
  'iban|doi|oclc|pmid|version|build|zip|postcode|barcode|transaction|membership|member|passport|aadhaar|student|employee',
  'batch|lot|coordinates|timestamp|seed|hash|kundennummer|bestellnummer|rechnungsnummer|artikelnummer|commande|pedido',
].join('|');

const CALLED = String.raw`(?:[ \-_]?(?:numbers?|no\.?|nr\.?|num|code|id|is|was|#))*`;
const LABEL = new RegExp(String.raw`(?:^|[^\p{L}])(?:${OTHERS})s?${CALLED}[\s:#=*_|"'’\u0060(\[.\-]{0,6}$`, 'iu');

/** Whether a text ends by naming what comes next as a number of some other kind: "Order no. ", "ISBN: ". */
export const namesOtherNumber = (before: string): boolean => LABEL.test(before);
