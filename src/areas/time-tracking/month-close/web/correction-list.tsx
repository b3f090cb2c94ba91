import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { MonthComparison } from "../contract/fields.ts";
import { texts } from "../text.ts";
import "./month-close.css";

interface Given {
	readonly corrections: MonthComparison["corrections"];
}

/** Who corrected the closed month, when, what and why. */
export function CorrectionList({ corrections }: Given) {
	const { comparison: t, entities } = useTexts(texts);
	const format = useFormat();
	if (corrections.length === 0) return <p>{t.noCorrections}</p>;
	const nameOf = (entity: string) =>
		entity in entities ? entities[entity as keyof typeof entities] : t.other;
	return (
		<ul className="month-records">
			{corrections.map(({ id, at, by, entity, reason }) => (
				<li key={id}>
					<div>
						<b>{reason}</b>
						<span>{[nameOf(entity), by ?? t.system, format.instant(at)].join(" · ")}</span>
					</div>
				</li>
			))}
		</ul>
	);
}
