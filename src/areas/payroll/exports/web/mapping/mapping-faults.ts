import { texts as wageTexts } from "#areas/payroll/wage-files/text.ts";
import {
	type ExportType,
	type MappingField,
	mappingFault,
	type WageMapping,
} from "#domain/wage-export/wage-mapping.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";

/** What is wrong with a mapping, at which of its fields. */
export function faultOfMapping(
	type: ExportType,
	mapping: WageMapping,
): { readonly at: MappingField | "target"; readonly text: string } | undefined {
	const isOfNobody = mapping.target !== "ALL" && mapping.targetId === null;
	if (isOfNobody) return { at: "target", text: currentTexts(texts).mapping.chooseTarget };
	const fault = mappingFault(type, mapping);
	if (fault === undefined) return undefined;
	const [first = "", second = ""] = fault.about;
	return { at: fault.at, text: currentTexts(wageTexts).reasons[fault.reason](first, second) };
}
