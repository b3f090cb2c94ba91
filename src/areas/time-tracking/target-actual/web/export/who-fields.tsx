import { Button, Input } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import { UnitsChoice } from "#areas/staff/units/web/public.ts";
import { openUserPicker } from "#areas/staff/users/web/public.ts";
import { CheckboxField } from "#kit/ui/field/checkbox-field.tsx";
import { SegmentedField } from "#kit/ui/field/segmented-field.tsx";
import { useFormat } from "#kit/web/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ExportFormGiven } from "./export-form.tsx";
import { whoms } from "./export-values.ts";
import { texts } from "./text.ts";

/** Of whom: everybody one may see, units, or people by name; whoever may see nobody exports her own. */
export function WhoFields({ values, change, fault }: ExportFormGiven) {
	const t = useTexts(texts);
	const mayRead = useMay("timetrackings.manage", "READ");
	if (!mayRead) return <p className="export-note">{t.own}</p>;
	const { whom, unitIds } = values;
	return (
		<div className="export-who">
			<SegmentedField
				label={t.who}
				value={whom}
				options={whoms.map((value) => ({ value, label: t.whoms[value] }))}
				onChange={(next) => change({ whom: next })}
			/>
			{whom === "UNITS" && (
				<UnitsChoice
					label={t.units}
					value={unitIds}
					onChange={(next) => change({ unitIds: next })}
					error={fault === "noUnits" ? t.noUnits : undefined}
				/>
			)}
			{whom === "PEOPLE" && <People values={values} change={change} fault={fault} />}
			{whom !== "PEOPLE" && (
				<CheckboxField
					label={t.archived}
					value={values.includeDisabled}
					onChange={(includeDisabled) => change({ includeDisabled })}
				/>
			)}
		</div>
	);
}

function People({ values: { userIds }, change, fault }: ExportFormGiven) {
	const t = useTexts(texts);
	const format = useFormat();
	const choose = async () => {
		const chosen = await openUserPicker({ value: userIds, withDisabled: true });
		if (chosen !== null) change({ userIds: chosen });
	};
	return (
		<div className="export-people">
			<Button
				variant="default"
				leftSection={<IconUsers size={16} stroke={1.8} aria-hidden />}
				onClick={() => void choose()}
			>
				{t.choosePeople}
			</Button>
			<span>{t.people(format.number(userIds.length, 0))}</span>
			{fault === "noPeople" && <Input.Error role="alert">{t.noPeople}</Input.Error>}
		</div>
	);
}
