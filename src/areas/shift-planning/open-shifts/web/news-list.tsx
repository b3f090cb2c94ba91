import { Button } from "@mantine/core";
import { IconCircleMinus, IconPencil, IconSparkles } from "@tabler/icons-react";
import { contract as planNews, type ShiftNews } from "#areas/shift-planning/plan-news/contract.ts";
import { shiftsDetail } from "#areas/shift-planning/shifts/web/panels.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { IconTag } from "#kit/ui/tag/state-tag.tsx";
import { Answer } from "#kit/web/answer.tsx";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { ShiftLine, useLineWords } from "./shift-line.tsx";
import { texts } from "./text.ts";

const tags = {
	NEW: { icon: IconSparkles, tone: "apr" },
	CHANGED: { icon: IconPencil, tone: "req" },
	GONE: { icon: IconCircleMinus, tone: "rej" },
} as const;

/** What of one's own shifts is new, changed and gone, until one says that one has read it. */
export function NewsList() {
	const { mine, news: t } = useTexts(texts);
	return (
		<Answer endpoint={planNews.listShiftNews} input={{}} topic="SHIFTS" notLoaded={mine.notLoaded}>
			{({ items, readAt }) =>
				items.length === 0 ? (
					<Read at={readAt} />
				) : (
					<Section title={t.title}>
						<ul className="shift-lines">
							{items.map((one) => (
								<NewsLine key={one.shiftId} news={one} />
							))}
						</ul>
						<Button size="sm" onClick={() => void markRead(items, t.read)}>
							{t.read}
						</Button>
					</Section>
				)
			}
		</Answer>
	);
}

/** When all of it was read. */
function Read({ at }: { readonly at: string | null }) {
	const { news: t } = useTexts(texts);
	const format = useFormat();
	return at !== null && <p className="shift-news-read">{t.readAt(format.instant(at))}</p>;
}

/** Of what is shown alone: what came meanwhile stays new. */
function markRead(items: readonly ShiftNews[], context: string) {
	const until = items
		.map(({ madeAt }) => madeAt)
		.toSorted()
		.at(-1) as string;
	return attempt({
		context,
		act: () => api(planNews.readShiftNews, { until }),
		renew: () => renew(planNews.listShiftNews),
	});
}

function NewsLine({ news: { shiftId, kind, isShort, shift, was } }: { readonly news: ShiftNews }) {
	const { mine, news: t } = useTexts(texts);
	const lineOf = useLineWords();
	const notes = [
		...(was === null ? [] : [t.before([lineOf(was).when, lineOf(was).what].join(" · "))]),
		...(isShort ? [t.short] : []),
	];
	const open = {
		openLabel: mine.open(lineOf(shift).when),
		onOpen: () => openPanel(shiftsDetail, { id: shiftId }),
	};
	return (
		<ShiftLine shift={shift} notes={notes} isGone={kind === "GONE"} {...(kind !== "GONE" && open)}>
			<IconTag {...tags[kind]}>{t.kinds[kind]}</IconTag>
		</ShiftLine>
	);
}
