import { IconX } from "@tabler/icons-react";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { leaveRuleKinds } from "#domain/leave/leave-rule-kinds.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import type { Unparsed } from "#kit/ui/field/field-given.ts";
import { stillUnread } from "#kit/ui/field/still-unread.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { type CarriedDays, mostCarried } from "../../contract/openings.ts";
import { texts } from "../../text.ts";
import { AmountField } from "../amounts/amount-field.tsx";

/** What is left of an earlier year, as it is typed. */
export interface CarriedRow extends Omit<CarriedDays, "days"> {
	/** Or minutes. */
	readonly days: number | null;
	/** Fields in which something stands that is none of what they want. */
	readonly unread: readonly string[];
}

interface Given {
	/** Of the account. */
	readonly year: number;
	readonly unit: AccountUnit;
	/** Of the opening; null while it is not typed. */
	readonly day: string | null;
	readonly rows: readonly CarriedRow[];
	readonly onChange: (rows: readonly CarriedRow[]) => void;
	readonly error: string | undefined;
	/** Of the first control, so that a summary of faults leads to it. */
	readonly id: string | undefined;
	/** Shows what is missing: after a try to save. */
	readonly validate: boolean | undefined;
}

/** One row for each year and kind of leave that is still there. */
export function CarriedRows({ year, rows, onChange, error, id, ...shared }: Given) {
	const t = useTexts(texts).setUp;
	const change = (at: number, part: Partial<CarriedRow>) =>
		onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
	const add = () => onChange([...rows, { fromYear: year - 1, ...newRow }]);
	return (
		<div className="leave-carried" data-wide>
			<h4>{t.carriedIn}</h4>
			<p>{rows.length === 0 ? t.carriedNone : t.carriedHelp}</p>
			{rows.map((row, at) => (
				<Row
					// biome-ignore lint/suspicious/noArrayIndexKey: two years may be alike while they are typed
					key={at}
					{...shared}
					id={at === 0 ? id : undefined}
					year={year}
					row={row}
					onChange={(part) => change(at, part)}
					onRemove={() => onChange(rows.toSpliced(at, 1))}
				/>
			))}
			{error !== undefined && <p role="alert">{error}</p>}
			{rows.length < mostCarried && (
				<AddButton variant="default" label={t.addCarried} onClick={add} />
			)}
		</div>
	);
}

const newRow = { origin: "STATUTORY", days: null, expiresOn: null, unread: [] } as const;

interface RowGiven extends Pick<Given, "year" | "unit" | "day" | "id" | "validate"> {
	readonly row: CarriedRow;
	readonly onChange: (part: Partial<CarriedRow>) => void;
	readonly onRemove: () => void;
}

function Row({ year, unit, day, row, onChange, onRemove, id, validate }: RowGiven) {
	const { setUp: t, origins, units } = useTexts(texts);
	const of = String(row.fromYear);
	const typing = (name: "days" | "expiresOn") => (value: unknown, text?: Unparsed) =>
		onChange({ [name]: value, unread: stillUnread(row.unread, name, text) });
	return (
		<fieldset className="leave-carried-row">
			<legend>{of}</legend>
			<SelectField
				id={id}
				label={t.fromYear}
				required
				value={of}
				options={earlierYears(year, row.fromYear).map((one) => ({ value: one, label: one }))}
				onChange={(fromYear) => onChange({ fromYear: Number(fromYear ?? year - 1) })}
			/>
			<AmountField
				label={units[unit]}
				unit={unit}
				required
				validate={validate}
				value={row.days}
				onChange={typing("days")}
			/>
			<SelectField
				label={t.origin}
				required
				value={row.origin}
				options={leaveRuleKinds.map((value) => ({ value, label: origins[value] }))}
				onChange={(origin) => onChange({ origin: origin ?? row.origin })}
			/>
			<DateField
				label={t.expiresOn}
				value={row.expiresOn}
				{...(day !== null && { earliest: day })}
				onChange={typing("expiresOn")}
			/>
			<IconButton icon={IconX} label={t.removeCarried(of)} onClick={onRemove} />
		</fieldset>
	);
}

/** Leave of earlier ones is lost, or an oddity that stands there already. */
function earlierYears(year: number, chosen: number): readonly string[] {
	const years = Array.from({ length: 5 }, (_, nth) => year - 1 - nth);
	return [...new Set([...years, chosen])].map(String);
}
