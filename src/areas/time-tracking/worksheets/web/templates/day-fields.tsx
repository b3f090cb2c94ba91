import { FieldGrid } from "#kit/ui/field/field-grid.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { DayPartField } from "./day-part-field.tsx";
import type { DayPart, TypedDay } from "./typed-day.ts";
import "../worksheets.css";

interface Given {
	readonly value: TypedDay;
	readonly onChange: (day: TypedDay) => void;
	/** A sentence; shown below the fields. */
	readonly fault: string | undefined;
}

const parts: readonly DayPart[] = ["target", "workingTime", "breaks", "coreTime", "frameTime"];

/** The fields of one day: target, times and breaks. */
export function DayFields({ value, onChange, fault }: Given) {
	const t = useTexts(texts).typed;
	return (
		<>
			<FieldGrid>
				{parts.map((part) => (
					<div key={part} data-wide={part === "breaks" || undefined}>
						<DayPartField part={part} day={value} placeholder={t[part]} onChange={onChange} />
					</div>
				))}
			</FieldGrid>
			{fault !== undefined && (
				<p className="worksheet-fault" role="alert">
					{fault}
				</p>
			)}
		</>
	);
}
