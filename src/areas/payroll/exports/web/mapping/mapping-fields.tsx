import { TextInput } from "@mantine/core";
import { type Carriage, carriages, type ExportType } from "#domain/wage-export/wage-mapping.ts";
import { CompactSelect } from "#kit/ui/field/choice/compact-select.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { ShownMapping } from "../../contract/mappings.ts";
import { texts } from "../../text.ts";
import { faultOfMapping } from "./mapping-faults.ts";

export type TypedMapping = Pick<
	ShownMapping,
	"carries" | "wageType" | "processingKey" | "absenceKey"
>;

interface Given {
	readonly type: ExportType;
	/** Read aloud before each field. */
	readonly name: string;
	readonly mapping: ShownMapping;
	/** Whether its account counts days that somebody was away. */
	readonly isAway: boolean;
	/** Shows faults of fields that nobody has typed in, too. */
	readonly isValidated: boolean;
	readonly onChange: (typed: TypedMapping) => void;
}

/** Wage type, key and what is carried, side by side. */
export function MappingFields({ type, name, mapping, isAway, isValidated, onChange }: Given) {
	const t = useTexts(texts).mapping;
	const { carries, wageType, processingKey, absenceKey } = mapping;
	const typed = { carries, wageType, processingKey, absenceKey };
	const isBlank = wageType === null && processingKey === null && absenceKey === null;
	const fault = isBlank && !isValidated ? undefined : faultOfMapping(type, mapping);
	const shared = (at: string) => ({
		size: "xs" as const,
		disabled: carries === "NOTHING",
		error: fault?.at === at && fault.text,
	});
	return (
		<>
			<TextInput
				{...shared("wageType")}
				aria-label={t.of(name)}
				placeholder={t.wageType}
				maxLength={type === "PLAIN" ? 20 : 4}
				value={wageType ?? ""}
				onChange={({ currentTarget }) =>
					onChange({ ...typed, wageType: textOrNull(currentTarget.value) })
				}
			/>
			{type === "DATEV_LODAS" && (
				<TextInput
					{...shared("processingKey")}
					aria-label={t.ofProcessing(name)}
					placeholder={t.processingKey}
					inputMode="numeric"
					maxLength={3}
					value={processingKey === null ? "" : String(processingKey)}
					onChange={({ currentTarget }) =>
						onChange({ ...typed, processingKey: digitsOrNull(currentTarget.value) })
					}
				/>
			)}
			{type === "DATEV_LUG" &&
				(isAway ? (
					<TextInput
						{...shared("absenceKey")}
						aria-label={t.ofKey(name)}
						placeholder={t.absenceKey}
						maxLength={2}
						value={absenceKey ?? ""}
						onChange={({ currentTarget }) =>
							onChange({
								...typed,
								absenceKey: textOrNull(currentTarget.value.toUpperCase()),
							})
						}
					/>
				) : (
					<span aria-hidden>–</span>
				))}
			<CompactSelect<Carriage>
				label={t.ofCarries(name)}
				value={carries}
				options={carriages.map((value) => ({ value, label: t.carriages[value] }))}
				onChange={(next) => onChange({ ...typed, carries: next })}
			/>
		</>
	);
}

function textOrNull(text: string): string | null {
	return text.trim() === "" ? null : text.trim();
}

function digitsOrNull(text: string): number | null {
	const digits = text.replace(/\D/g, "");
	return digits === "" ? null : Number(digits);
}
