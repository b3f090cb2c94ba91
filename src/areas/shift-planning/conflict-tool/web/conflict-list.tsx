import { Button } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { shiftsDetail } from "#areas/shift-planning/shifts/web/panels.ts";
import { shiftViolation, useShiftWords } from "#areas/shift-planning/shifts/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ShiftConflict } from "../contract.ts";
import { texts } from "../text.ts";
import { MendList } from "./mend-list.tsx";
import type { ChosenMends } from "./use-chosen-mends.ts";

interface Given {
	readonly conflicts: readonly ShiftConflict[];
	readonly mends: ChosenMends;
	/** Shifts whose proposals are shown. */
	readonly shown: ReadonlySet<string>;
	readonly onShow: (shiftId: string, isShown: boolean) => void;
}

/** Shifts that break rules, the next ones first, each with what it breaks and how it could be mended. */
export function ConflictList({ conflicts, mends, shown, onShow }: Given) {
	return (
		<ul className="conflicts">
			{conflicts.map((conflict) => (
				<Conflict
					key={conflict.shift.id}
					conflict={conflict}
					mends={mends}
					isShown={shown.has(conflict.shift.id)}
					onShow={(isShown) => onShow(conflict.shift.id, isShown)}
				/>
			))}
		</ul>
	);
}

interface ConflictGiven {
	readonly conflict: ShiftConflict;
	readonly mends: ChosenMends;
	readonly isShown: boolean;
	readonly onShow: (isShown: boolean) => void;
}

function Conflict({ conflict, mends, isShown, onShow }: ConflictGiven) {
	const t = useTexts(texts);
	const { shift, user, violations, mayChange } = conflict;
	const format = useFormat();
	const { times } = useShiftWords();
	const who = `${user.firstName} ${user.lastName}`;
	const when = `${format.day(shift.day)} ${times(shift)}`;
	const name = `${who}, ${when}`;
	return (
		<li className="conflict" aria-label={name}>
			<div className="conflict-head">
				<button
					type="button"
					onClick={() => openPanel(shiftsDetail, { id: shift.id }, { stack: "sub" })}
				>
					<ColorDot color={shift.activity.color} />
					<b>{who}</b>
					<span>{when}</span>
				</button>
				<span>{[shift.activity.name, shift.workspace?.name].filter(Boolean).join(" · ")}</span>
			</div>
			<ul className="conflict-rules">
				{violations.map((one) => (
					<li key={`${one.code} ${one.day}`} data-severity={one.severity}>
						{shiftViolation(one)}
					</li>
				))}
			</ul>
			{!mayChange && <small>{t.notYours}</small>}
			{mayChange && (
				<Button
					size="compact-xs"
					variant="subtle"
					aria-expanded={isShown}
					aria-label={(isShown ? t.hideFor : t.proposeFor)(name)}
					rightSection={isShown ? <IconChevronUp size={14} /> : <IconChevronDown size={14} />}
					onClick={() => onShow(!isShown)}
				>
					{isShown ? t.hide : t.propose}
				</Button>
			)}
			{isShown && <MendList shiftId={shift.id} mends={mends} />}
		</li>
	);
}
