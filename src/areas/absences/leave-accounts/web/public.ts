export { isBelowZero, isNone, unitOf } from "./amounts/amount.ts";
export { amountColumn } from "./amounts/amount-column.ts";
export { texts as amountTexts } from "./amounts/amount-text.ts";
export { printAmount, printUnits, sayUnits } from "./amounts/print-amount.ts";
export { useAmounts } from "./amounts/use-amounts.ts";
export { YearChooser } from "./list/year-chooser.tsx";
export { accountAnswers } from "./renew-accounts.ts";
