import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

const { file, fileName, mapped, made, remade, imported, settled, ...fields } = texts.pairs.traced;

export const traces: Traces = {
	entities: {
		payroll_export: { key: "payroll.manage", reach: "COMPANY", title: file },
	},
	fields: { ...fields, file: fileName },
	actions: { mapped, made, remade, imported, settled },
};
