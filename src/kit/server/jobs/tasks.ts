import type { Task, TaskList } from "graphile-worker";
import * as z from "zod/mini";
import { mailTask } from "../mail/send-mail.ts";
import { type MailDesk, sendWaitingMail } from "../mail/send-waiting-mail.ts";
import { deliverNotices } from "../notices/deliver-notices.ts";
import { noticeTask } from "../notices/notify.ts";
import type { Services } from "../services.ts";
import { type CronDefinition, runCron } from "./define-cron.ts";
import type { JobDefinition } from "./define-job.ts";
import { ensurePartitions } from "./partitions.ts";
import { runJob } from "./run-job.ts";
import { jobTask, taskSubject } from "./start-job.ts";
import type { Rhythm } from "./worker.ts";

export const partitionTask = "partitions";

/** Everything the queue may hand to a worker. */
export function workerTasks(
	services: Services,
	mailDesk: MailDesk,
	definitions: readonly JobDefinition[],
	crons: readonly CronDefinition[],
): { tasks: TaskList; rhythms: Rhythm[] } {
	const { clock, maintenance } = services;
	const byKind = new Map(definitions.map((one) => [one.kind, one]));
	const runJobTask: Task = async (payload, { abortSignal }) => {
		const subject = z.parse(taskSubject, payload);
		const status = await runJob(
			services,
			byKind,
			subject,
			abortSignal ?? new AbortController().signal,
		);
		if (status !== undefined) services.counters.jobs.add(status);
	};
	const tasks: TaskList = {
		[jobTask]: runJobTask,
		[mailTask]: (payload) => sendWaitingMail(services, mailDesk, z.parse(taskSubject, payload)),
		[noticeTask]: (payload) => deliverNotices(services, z.parse(taskSubject, payload)),
		[partitionTask]: async () => {
			await ensurePartitions(maintenance.pool, clock.now());
		},
	};
	const rhythms: Rhythm[] = [{ task: partitionTask, everyMinutes: 1440 }];
	for (const cron of crons) {
		const task = `cron-${cron.name}`;
		tasks[task] = () => runCron(services, cron);
		rhythms.push({ task, everyMinutes: cron.everyMinutes });
	}
	return { tasks, rhythms };
}
