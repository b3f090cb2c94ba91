import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { OvertimeAccount } from "../contract/fields.ts";
import { texts } from "../text.ts";
import "#kit/web/master-data/master-data.css";

interface Given {
	readonly limits: OvertimeAccount["limits"];
}

/** The limits that are set, line by line. */
export function LimitsView({ limits }: Given) {
	const { detail: t, form } = useTexts(texts);
	const format = useFormat();
	const { upper, upperNotice, lower, lowerNotice, cap } = limits;
	const rows = [
		[form.upper, upper],
		[`${form.upper}: ${form.upperNotice}`, upperNotice],
		[form.lower, lower],
		[`${form.lower}: ${form.lowerNotice}`, lowerNotice],
		[form.cap, cap],
	] as const;
	const set = rows.filter(([, minutes]) => minutes !== null);
	if (set.length === 0) return t.noLimits;
	return (
		<dl className="master-facts">
			{set.map(([label, minutes]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{`${format.hours(minutes ?? 0)} h`}</dd>
				</div>
			))}
		</dl>
	);
}
