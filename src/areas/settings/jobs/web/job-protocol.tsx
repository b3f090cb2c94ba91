import { IconAlertTriangle, IconCircleX, IconInfoCircle } from "@tabler/icons-react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { isOpenJob } from "#kit/contract/jobs.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";

type Detail = AnswerOf<typeof contract.getJob>;

const icons = { INFO: IconInfoCircle, WARNING: IconAlertTriangle, ERROR: IconCircleX } as const;

/** What the job wrote down; shown once it has ended, since until then it is not the whole story. */
export function JobProtocol({ detail }: { readonly detail: Detail }) {
	const t = useTexts(texts);
	const isOpen = isOpenJob(detail.job.progress.status);
	return (
		<section aria-label={t.protocol} className="job-protocol">
			<h3>{t.protocol}</h3>
			{isOpen ? (
				<EmptyState text={t.protocolLater} />
			) : detail.protocol.length === 0 ? (
				<EmptyState text={t.protocolEmpty} />
			) : (
				<ol>
					{detail.protocol.map((line) => (
						<Line key={line.line} line={line} />
					))}
				</ol>
			)}
		</section>
	);
}

function Line({ line }: { readonly line: Detail["protocol"][number] }) {
	const t = useTexts(texts);
	const format = useFormat();
	const Shape = icons[line.severity];
	return (
		<li data-severity={line.severity}>
			<Shape size={16} stroke={1.8} aria-label={t.severity[line.severity]} />
			<span>{line.text}</span>
			<time dateTime={line.at}>{format.instant(line.at)}</time>
		</li>
	);
}
