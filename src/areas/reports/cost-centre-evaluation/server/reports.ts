import type { ServedReport } from "#areas/reports/report-view/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Language } from "#kit/contract/language.ts";
import {
	shiftCentreDetails,
	shiftCentres,
	trackingCentreDetails,
	trackingCentres,
} from "../contract.ts";
import { texts } from "../text.ts";
import { centresOf, detailsOf } from "./sql/evaluation.ts";
import { shiftWork, trackedWork } from "./sql/work.ts";

type Centres = ServedReport<InputOf<(typeof shiftCentres)["endpoint"]>>;
type Details = ServedReport<InputOf<(typeof shiftCentreDetails)["endpoint"]>>;

const words = (name: keyof (typeof texts)["de-DE"]["reports"]) => (language: Language) =>
	texts[language].reports[name];

/** Each evaluation with where its rows come from and how its file is called. */
export const evaluations = {
	shifts: { report: shiftCentres, words: words("shifts"), rows: centresOf(shiftWork) } as Centres,
	shiftDetails: {
		...{ report: shiftCentreDetails, words: words("shiftDetails") },
		rows: detailsOf(shiftWork),
	} as Details,
	trackings: {
		...{ report: trackingCentres, words: words("trackings"), rows: centresOf(trackedWork) },
	} as Centres,
	trackingDetails: {
		...{ report: trackingCentreDetails, words: words("trackingDetails") },
		rows: detailsOf(trackedWork),
	} as Details,
};
