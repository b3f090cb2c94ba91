import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { isOpenJob } from "#kit/contract/jobs.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { ApiError } from "#kit/web/api-error.ts";
import { fileAddress } from "#kit/web/file-address.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLive } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { JobProgress } from "./job-progress.tsx";
import { JobProtocol } from "./job-protocol.tsx";
import { JobState } from "./job-state.tsx";
import { useEndJob } from "./use-end-job.ts";

interface Given {
	readonly jobId: string;
	readonly close: () => void;
}

/** One job with its protocol. */
export default function JobDetailPanel({ jobId, close }: Given) {
	const t = useTexts(texts);
	const { data, error, isPending, refetch } = useApi(contract.getJob, { jobId });
	const { endJob, isBusy } = useEndJob();
	const look = (id: string) => {
		if (id === jobId) void renew(contract.getJob, { jobId });
	};
	useLive("jobUpdate", ({ job }) => look(job.jobId));
	useLive("jobProgress", ({ id }) => look(id));
	if (isPending) return <PanelFrame title={t.task} isLoading />;
	if (data === undefined) {
		const isGone = error instanceof ApiError && error.status === 404;
		return (
			<PanelFrame title={t.task}>
				{isGone ? (
					<EmptyState text={t.gone} />
				) : (
					<ErrorState text={t.notLoaded} onRetry={() => void refetch()} />
				)}
			</PanelFrame>
		);
	}
	const { job } = data;
	const isOpen = isOpenJob(job.progress.status);
	const end = async () => {
		if ((await endJob(job)) && !isOpen) close();
	};
	return (
		<PanelFrame
			title={job.description}
			crumb={t.task}
			state={<JobState job={job} />}
			footer={
				<>
					<Button variant="default" data-far-left loading={isBusy} onClick={() => void end()}>
						{isOpen ? t.cancel : t.remove}
					</Button>
					{job.resultFileId !== null && (
						<Button
							component="a"
							href={fileAddress(job.resultFileId)}
							download
							leftSection={<IconDownload size={16} stroke={1.7} />}
						>
							{t.download}
						</Button>
					)}
				</>
			}
		>
			<JobFacts detail={data} />
			<JobProtocol detail={data} />
		</PanelFrame>
	);
}

interface JobFactsGiven {
	readonly detail: AnswerOf<typeof contract.getJob>;
}

function JobFacts({ detail }: JobFactsGiven) {
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
