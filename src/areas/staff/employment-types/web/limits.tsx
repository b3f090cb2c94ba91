import { useState } from "react";
import type * as z from "zod/mini";
import { CurrencyField } from "#kit/ui/field/currency-field.tsx";
import { DurationField } from "#kit/ui/field/duration-field.tsx";
import type { Unparsed } from "#kit/ui/field/field-given.ts";
import { FieldGrid } from "#kit/ui/field/field-grid.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { employmentLimits } from "../contract.ts";
import { texts } from "../text.ts";

type Limits = z.output<typeof employmentLimits>;
type Name = keyof Limits;

const times = [
	{ name: "dailyMinutes", most: 24 * 60 },
	{ name: "weeklyMinutes", most: 168 * 60 },
	{ name: "monthlyMinutes", most: 744 * 60 },
] as const;

/** What an employment of this kind may not exceed; each limit may be absent. */
export function LimitsInput(given: MasterInputProps<Limits>) {
	const { id, label, value, onChange, error } = given;
	const t = useTexts(texts).limits;
	const [typed, setTyped] = useState<Partial<Record<Name, Unparsed>>>({});
	const field = (name: Name) => ({
		label: t[name],
		value: value[name],
		unparsed: typed[name],
		// shown when the form shows faults, not while typing
		error: error && typed[name]?.fault,
		onChange: (limit: number | null, unparsed?: Unparsed) => {
			const { [name]: _mended, ...rest } = typed;
			const next: typeof typed = unparsed === undefined ? rest : { ...rest, [name]: unparsed };
			setTyped(next);
			// one text that is no limit keeps the whole from being saved
			onChange({ ...value, [name]: limit }, Object.values(next)[0]);
		},
	});
	return (
		<fieldset className="master-group">
			<legend>{label}</legend>
			<p>{t.help}</p>
			<FieldGrid>
				{times.map(({ name, most }, index) => (
					<DurationField
						key={name}
						{...field(name)}
						most={most}
						id={index === 0 ? id : undefined}
					/>
				))}
				<CurrencyField {...field("monthlyWageCents")} least={0} />
			</FieldGrid>
		</fieldset>
	);
}

interface Given {
	readonly item: { readonly limits: z.output<typeof employmentLimits> };
}

export function LimitsView({ item: { limits } }: Given) {
	const t = useTexts(texts).limits;
	const format = useFormat();
	const { currency } = useSession();
	const { monthlyWageCents: cents } = limits;
	const lines = [
		...(["dailyMinutes", "weeklyMinutes", "monthlyMinutes"] as const).map((name) => {
			const minutes = limits[name];
			return minutes === null ? "" : `${t[name]}: ${format.hours(minutes)}`;
		}),
		cents === null ? "" : `${t.monthlyWageCents}: ${format.number(cents / 100)} ${currency}`,
	].filter((line) => line !== "");
	return <>{lines.length === 0 ? t.none : lines.join("\n")}</>;
}
