import { useState } from "react";
import { expectedBirthOf, maternityProtection } from "#domain/absences/maternity.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import type { Days } from "#kit/ui/field/date-range-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { AbsenceValues } from "./absence-values.ts";
import { texts } from "./occasion-text.ts";

interface Given {
	readonly form: Form<AbsenceValues>;
	/** That of a child that is ill has its days counted in the preview. */
	readonly occasion: keyof (typeof texts)["de-DE"]["effects"];
}

/** What the law says of a kind: what it does to leave, and of maternity protection from when to when it lasts. */
export default function OccasionPart({ form, occasion }: Given) {
	const t = useTexts(texts);
	return (
		<>
			<p className="absence-so-far" data-wide>
				{t.effects[occasion]}
			</p>
			{occasion === "MATERNITY" && <BirthFields form={form} />}
		</>
	);
}

interface Typed {
	readonly expectedOn: string | null;
	readonly bornOn: string | null;
	readonly isLong: boolean;
}

/** The period follows what is typed here, and may be changed by hand after it: who wants to works longer before the birth. */
function BirthFields({ form }: Pick<Given, "form">) {
	const t = useTexts(texts).birth;
	const [birth, setBirth] = useState<Typed>(() => birthOf(form.values.days));
	const change = (part: Partial<Typed>) => {
		const next = { ...birth, ...part };
		setBirth(next);
		const days = daysOf(next);
		if (days !== null) form.set("days", days);
	};
	return (
		<>
			<DateField
				label={t.expectedOn}
				value={birth.expectedOn}
				onChange={(expectedOn) => change({ expectedOn })}
			/>
			<DateField
				label={t.bornOn}
				help={t.bornHelp}
				value={birth.bornOn}
				onChange={(bornOn) => change({ bornOn })}
			/>
			<div data-wide>
				<SwitchField
					label={t.isLong}
					help={t.rule}
					value={birth.isLong}
					onChange={(isLong) => change({ isLong })}
				/>
			</div>
		</>
	);
}

const unknown: Typed = { expectedOn: null, bornOn: null, isLong: false };

/** What an absence that is kept was reckoned from, as long as its days still tell. */
function birthOf(days: Days | null): Typed {
	if (days === null) return unknown;
	const birth = expectedBirthOf({ from: dayOfIso(days.from), to: dayOfIso(days.to) });
	if (birth === null) return unknown;
	return { ...unknown, expectedOn: isoOfDay(birth.expectedOn), isLong: birth.isLong };
}

function daysOf({ expectedOn, bornOn, isLong }: Typed): Days | null {
	if (expectedOn === null) return null;
	const { from, to } = maternityProtection({
		...{ expectedOn: dayOfIso(expectedOn), isLong },
		bornOn: bornOn === null ? null : dayOfIso(bornOn),
	});
	return { from: isoOfDay(from), to: isoOfDay(to) };
}
