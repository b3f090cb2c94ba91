import { reasonInWords } from "#areas/payroll/wage-files/web/public.ts";
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
	return fault && { at: fault.at, text: reasonInWords(fault) };
}
