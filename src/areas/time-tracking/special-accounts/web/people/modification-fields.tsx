import type { ReactNode } from "react";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useTexts } from "#kit/web/texts.ts";
import { modificationTypes } from "../../contract/modifications.ts";
import { texts } from "../../text.ts";
import type { ModificationValues } from "./use-modification-form.ts";

interface Given {
	readonly form: Form<ModificationValues>;
	/** Which account; before the others. */
	readonly children?: ReactNode;
}

/** Day, kind, hours and reason of a modification. */
export function ModificationFields({ form, children }: Given) {
	const t = useTexts(texts).modifications;
	return (
		<div className="master-form">
			{children}
			<SegmentedField
				{...form.field("type")}
				options={modificationTypes.map((value) => ({
					value,
					label: t.types[value],
				}))}
			/>
			<DateField {...form.field("day")} />
			<DurationField {...form.field("minutes")} least={1} most={600_000} />
			<TextAreaField {...form.field("reason")} />
		</div>
	);
}
