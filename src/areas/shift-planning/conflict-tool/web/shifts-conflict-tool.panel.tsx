import { Button } from "@mantine/core";
import { IconBuilding, IconWand } from "@tabler/icons-react";
import { useState } from "react";
import type * as z from "zod/mini";
import { openUnitPicker } from "#areas/staff/units/web/public.ts";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { monthOf } from "#domain/time/month.ts";
import { DateRangeField } from "#kit/ui/field/date-range-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract, type ShiftConflict } from "../contract.ts";
import { texts } from "../text.ts";
import { ConflictList } from "./conflict-list.tsx";
import type { conflictParams } from "./panels.ts";
import { TogetherNotices } from "./together-notices.tsx";
import { type ChosenMends, useChosenMends } from "./use-chosen-mends.ts";
import "./conflict-tool.css";

interface Asked {
	readonly from: string;
	readonly to: string;
	readonly unitIds: readonly string[];
}

/** Conflicts of a range with how each could be mended, one by one or together. */
export default function ShiftsConflictToolPanel(given: PanelProps<typeof conflictParams>) {
	const t = useTexts(texts);
	const [asked, setAsked] = useState(() => firstAsked(given));
	const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
	const mends = useChosenMends();
	const { unitIds, ...range } = asked;
	const input = { ...range, ...(unitIds.length > 0 && { unitIds: [...unitIds] }) };
	const { data, isError, refetch } = useApi(contract.getShiftConflicts, input, { keep: true });
	useLiveTopic("SHIFTS", () => void renew(contract.getShiftConflicts));
	const conflicts = data?.items ?? [];
	const show = (id: string, isShown: boolean) => {
		const others = [...shown].filter((one) => one !== id);
		setShown(new Set(isShown ? [...others, id] : others));
	};
	return (
		<PanelFrame
			sub={data && t.count(conflicts.length)}
			footer={
				conflicts.length > 0 && <Foot conflicts={conflicts} mends={mends} onShown={setShown} />
			}
		>
			<Asking asked={asked} onChange={setAsked} />
			{data === undefined && (
				<AwaitedState hasFailed={isError} text={t.notLoaded} onRetry={() => void refetch()} />
			)}
			{data?.isShort && <p className="conflicts-short">{t.short}</p>}
			{data !== undefined && conflicts.length === 0 && <EmptyState text={t.none} />}
			<ConflictList conflicts={conflicts} mends={mends} shown={shown} onShow={show} />
		</PanelFrame>
	);
}

function firstAsked({ from, to, unitIds = [] }: z.output<typeof conflictParams>): Asked {
	const month = monthOf(from === undefined ? dayNow() : dayOfIso(from));
	return { from: from ?? isoOfDay(month.from), to: to ?? isoOfDay(month.to), unitIds };
}

interface AskingGiven {
	readonly asked: Asked;
	readonly onChange: (asked: Asked) => void;
}

function Asking({ asked, onChange }: AskingGiven) {
	const t = useTexts(texts);
	const { from, to, unitIds } = asked;
	const chooseUnits = async () => {
		const chosen = await openUnitPicker({ multi: true, value: [...unitIds] });
		if (chosen !== null) onChange({ ...asked, unitIds: chosen });
	};
	return (
		<div className="conflicts-asked">
			<DateRangeField
				label={t.range}
				value={{ from, to }}
				onChange={(days) => days !== null && onChange({ ...asked, ...days })}
			/>
			<Button
				variant={unitIds.length > 0 ? "light" : "default"}
				leftSection={<IconBuilding size={16} aria-hidden />}
				onClick={() => void chooseUnits()}
			>
				{unitIds.length === 0 ? t.allUnits : t.chosenUnits(unitIds.length)}
			</Button>
		</div>
	);
}

interface FootGiven {
	readonly conflicts: readonly ShiftConflict[];
	readonly mends: ChosenMends;
	readonly onShown: (ids: ReadonlySet<string>) => void;
}

function Foot({ conflicts, mends, onShown }: FootGiven) {
	const t = useTexts(texts);
	const { chosen, chooseBest, apply, isBusy } = mends;
	const choose = async () => {
		await chooseBest(conflicts);
		onShown(new Set(conflicts.flatMap(({ shift, mayChange }) => (mayChange ? [shift.id] : []))));
	};
	return (
		<>
			<TogetherNotices conflicts={conflicts} chosen={chosen} />
			<Button
				variant="default"
				leftSection={<IconWand size={16} aria-hidden />}
				loading={isBusy}
				disabled={conflicts.every(({ mayChange }) => !mayChange)}
				onClick={() => void choose()}
			>
				{t.choose}
			</Button>
			<Button
				disabled={chosen.size === 0 || isBusy}
				onClick={() => void apply([...chosen.values()])}
			>
				{chosen.size === 0 ? t.applyChosen : t.applyAll(chosen.size)}
			</Button>
		</>
	);
}
