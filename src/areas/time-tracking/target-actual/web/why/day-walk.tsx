import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { fetchAhead } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { targetActualDetail } from "../panels.ts";
import { useWhyWords } from "./use-why-words.ts";

/** The way to the days beside it; the next one is fetched before it is shown, so that nothing flickers. */
export function DayWalk({ userId, day }: { readonly userId: string; readonly day: string }) {
	const t = useWhyWords();
	const format = useFormat();
	const wanted = useRef<string>(undefined);
	useEffect(
		() => () => {
			// the person who has left in the meantime is not brought back
			wanted.current = undefined;
		},
		[],
	);
	const go = async (by: 1 | -1) => {
		const to = isoOfDay((dayOfIso(wanted.current ?? day) + by) as LocalDay);
		const params = { userId, day: to };
		wanted.current = to;
		await fetchAhead(contract.getDayTrace, params);
		if (wanted.current === to) openPanel(targetActualDetail, params);
	};
	return (
		<>
			<IconButton icon={IconChevronUp} label={t.before} onClick={() => void go(-1)} />
			<span className="why-day">{format.day(day)}</span>
			<IconButton icon={IconChevronDown} label={t.after} onClick={() => void go(1)} />
		</>
	);
}
