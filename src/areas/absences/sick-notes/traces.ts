import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const shared = { key: "sicknotes.manage", reach: "PERSON", isOwn: true } as const;

export const traces: Traces = {
	entities: {
		sickness: { ...shared, title: ["Krankheit", "Illness"], partOf: ["sick_absence"] },
		sick_note: { ...shared, title: ["Bescheinigung", "Certificate"] },
	},
	fields: {
		...texts.pairs.fields,
		workedOnFirstDay: texts.pairs.workedOnFirstDay,
		sameIllnessAs: texts.pairs.sameIllness,
		absenceId: ["Abwesenheit", "Absence"],
	},
	values: texts.pairs.kinds,
};
