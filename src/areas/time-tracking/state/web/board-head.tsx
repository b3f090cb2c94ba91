import { UnitsChoice } from "#areas/staff/units/web/public.ts";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type PresenceStatus, presenceStatuses } from "../contract.ts";
import { texts } from "../text.ts";

interface Given {
	/** Undefined until they are there. */
	readonly counts: Readonly<Record<PresenceStatus, number>> | undefined;
	/** The only one shown; all with null. */
	readonly status: PresenceStatus | null;
	readonly onStatus: (status: PresenceStatus | null) => void;
	readonly unitIds: readonly string[];
	readonly onUnits: (ids: readonly string[]) => void;
}

/** How many there are of each status, each a filter; and of which units. */
export function BoardHead(given: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const { counts, status, onStatus, unitIds, onUnits } = given;
	return (
		<div className="board-head">
			<fieldset className="board-counters">
				<legend>{t.counters}</legend>
				{presenceStatuses.map((one) => (
					<button
						key={one}
						type="button"
						data-status={one}
						aria-pressed={status === one}
						onClick={() => onStatus(status === one ? null : one)}
					>
						<b>{counts ? format.number(counts[one], 0) : "–"}</b>
						<span>{t.statuses[one]}</span>
					</button>
				))}
			</fieldset>
			<UnitsChoice label={t.units} placeholder={t.allUnits} value={unitIds} onChange={onUnits} />
		</div>
	);
}
