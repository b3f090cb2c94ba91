import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCircleX, IconDownload, IconInfoCircle } from "@tabler/icons-react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { isOpenJob } from "#kit/contract/jobs.ts";
import { DangerButton } from "#kit/ui/danger-button.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { fileAddress } from "#kit/web/file-address.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useLive } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { JobProgress, JobState } from "./job-state.tsx";
import { useEndJob } from "./use-end-job.ts";

const icons = { INFO: IconInfoCircle, WARNING: IconAlertTriangle, ERROR: IconCircleX } as const;

type Detail = AnswerOf<typeof contract.getJob>;

interface Given {
	readonly jobId: string;
	readonly close: () => void;
}

/** One job with its protocol. */
export default function JobDetailPanel({ jobId, close }: Given) {
	const t = useTexts(texts);
	const renewOwn = (id: string) => {
		if (id === jobId) void renew(contract.getJob, { jobId });
	};
	useLive("jobUpdate", ({ job }) => renewOwn(job.jobId));
	useLive("jobProgress", ({ id }) => renewOwn(id));
	return (
		<AnswerPanel endpoint={contract.getJob} input={{ jobId }} words={t}>
			{(detail) => <JobDetail detail={detail} close={close} />}
		</AnswerPanel>
	);
}

function JobDetail({ detail, close }: Pick<Given, "close"> & { readonly detail: Detail }) {
	const t = useTexts(texts);
	const { endJob, isBusy } = useEndJob();
	const { job } = detail;
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
					<DangerButton loading={isBusy} onClick={() => void end()}>
						{isOpen ? t.cancel : t.remove}
					</DangerButton>
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
			<JobFacts detail={detail} />
			<JobProtocol detail={detail} />
		</PanelFrame>
	);
}

function JobFacts({ detail }: { readonly detail: Detail }) {
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

/** What the job wrote down; shown once it has ended, since until then it is not the whole story. */
function JobProtocol({ detail }: { readonly detail: Detail }) {
	const t = useTexts(texts);
	const isOpen = isOpenJob(detail.job.progress.status);
	return (
		<Section title={t.protocol}>
			{isOpen ? (
				<EmptyState text={t.protocolLater} />
			) : detail.protocol.length === 0 ? (
				<EmptyState text={t.protocolEmpty} />
			) : (
				<ol className="job-protocol">
					{detail.protocol.map((line) => (
						<Line key={line.line} line={line} />
					))}
				</ol>
			)}
		</Section>
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
