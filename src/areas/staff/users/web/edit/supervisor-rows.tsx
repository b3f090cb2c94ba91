import { IconX } from "@tabler/icons-react";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { Unparsed } from "#kit/ui/field/field-given.ts";
import { stillUnread } from "#kit/ui/field/still-unread.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { nameOfUser, openUserPicker } from "../user-picker/open-user-picker.ts";
import "../users.css";

export interface SupervisorRow {
	readonly supervisorId: string;
	readonly name: string;
	readonly deputyForId: string | null;
	readonly validFrom: string | null;
	readonly validTo: string | null;
	/** Days in whose place something stands that is none. */
	readonly unread?: readonly string[];
}

interface Given {
	/** Nobody decides for oneself. */
	readonly userId: string;
	readonly rows: readonly SupervisorRow[];
	readonly onChange: (rows: readonly SupervisorRow[]) => void;
	readonly error: string | undefined;
}

/** One row for each supervisor and deputy, with the days they hold. */
export function SupervisorRows({ userId, rows, onChange, error }: Given) {
	const t = useTexts(texts).supervisors;
	const change = (at: number, part: Partial<SupervisorRow>) =>
		onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
	const add = async () => {
		const hiddenIds = [userId];
		const [supervisorId] = (await openUserPicker({ multi: false, hiddenIds })) ?? [];
		const name = supervisorId && (await nameOfUser(supervisorId));
		if (!supervisorId || !name) return;
		const row = { supervisorId, name, validFrom: isoOfDay(dayNow()) };
		onChange([...rows, { ...row, deputyForId: null, validTo: null }]);
	};
	return (
		<>
			<p className="person-note">{rows.length === 0 ? t.none : t.hint}</p>
			{rows.map((row, at) => (
				<Row
					// biome-ignore lint/suspicious/noArrayIndexKey: the same person may stand here twice
					key={at}
					row={row}
					others={rows.filter(
						(one) => one.deputyForId === null && one.supervisorId !== row.supervisorId,
					)}
					onChange={(part) => change(at, part)}
					onRemove={() => onChange(rows.toSpliced(at, 1))}
				/>
			))}
			{error !== undefined && <p role="alert">{error}</p>}
			<AddButton variant="default" label={t.add} onClick={() => void add()} />
		</>
	);
}

interface RowGiven {
	readonly row: SupervisorRow;
	/** Whom this one may stand in for. */
	readonly others: readonly SupervisorRow[];
	readonly onChange: (part: Partial<SupervisorRow>) => void;
	readonly onRemove: () => void;
}

function Row({ row, others, onChange, onRemove }: RowGiven) {
	const { supervisors: t, fields } = useTexts(texts);
	const typing = (name: "validFrom" | "validTo") => (day: string | null, text?: Unparsed) =>
		onChange({ [name]: day, unread: stillUnread(row.unread ?? [], name, text) });
	return (
		<fieldset className="supervisor-row">
			<legend>{row.name}</legend>
			<DateField
				label={fields.validFrom}
				required
				value={row.validFrom}
				onChange={typing("validFrom")}
			/>
			<DateField label={fields.validTo} value={row.validTo} onChange={typing("validTo")} />
			<IconButton icon={IconX} label={t.remove(row.name)} onClick={onRemove} />
			{(others.length > 0 || row.deputyForId !== null) && (
				<SelectField
					label={t.deputyFor}
					value={row.deputyForId}
					onChange={(deputyForId) => onChange({ deputyForId })}
					options={others.map(({ supervisorId, name }) => ({ value: supervisorId, label: name }))}
				/>
			)}
		</fieldset>
	);
}
