export { YearChooser } from "./list/year-chooser.tsx";
export { accountAnswers } from "./renew-accounts.ts";
export { printDays, useDays } from "./use-days.ts";
