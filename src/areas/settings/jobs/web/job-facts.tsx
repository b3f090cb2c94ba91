import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { JobProgress } from "./job-progress.tsx";

interface Given {
	readonly detail: AnswerOf<typeof contract.getJob>;
}

export function JobFacts({ detail }: Given) {
	const t = useTexts(texts);
	const format = useFormat();
	const { job, finishedAt } = detail;
	return (
		<dl className="job-facts">
			{job.startedAt !== null && (
				<div>
					<dt>{t.startedAt}</dt>
					<dd>{format.instant(job.startedAt)}</dd>
				</div>
			)}
			{finishedAt !== null && (
				<div>
					<dt>{t.finishedAt}</dt>
					<dd>{format.instant(finishedAt)}</dd>
				</div>
			)}
			<div>
				<dt>{t.progress}</dt>
				<dd>
					<JobProgress job={job} label={t.progress} />
					{format.amount(job.progress.progress)} %
				</dd>
			</div>
		</dl>
	);
}
