import { AuditSealer } from "./audit-seal/audit-sealer.ts";
import { sealCrons } from "./audit-seal/seal-crons.ts";
import type { Feature } from "./http/application.ts";
import { workerTasks } from "./jobs/tasks.ts";
import { Worker } from "./jobs/worker.ts";
import { Listener } from "./live/listener.ts";
import { mailCrons } from "./mail/mail-crons.ts";
import { createMailTransport } from "./mail/mail-transport.ts";
import { noticeCrons } from "./notices/notice-crons.ts";
import { noticeMail } from "./notices/notice-mail.ts";
import type { Services } from "./services.ts";

/** What a serving process does beside answering requests. */
export interface Background {
	readonly worker: Worker;
	close(): Promise<void>;
}

/** Listens for live messages and takes tasks from the queue; called once requests are served. */
export function startBackground(
	services: Services,
	ownerUrl: string,
	features: readonly Feature[],
): Background {
	const { config } = services;
	const sealer = new AuditSealer(services);
	const listener = startListening(services, ownerUrl, sealer);
	const transport = createMailTransport(config);
	const mails = [noticeMail, ...features.flatMap((feature) => feature.mails ?? [])];
	const { tasks, rhythms } = workerTasks(
		services,
		{ templates: new Map(mails.map((mail) => [mail.name, mail])), transport },
		features.flatMap((feature) => feature.jobs ?? []),
		[
			...mailCrons,
			...noticeCrons,
			...sealCrons,
			...features.flatMap((feature) => feature.crons ?? []),
		],
	);
	const worker = new Worker(services, tasks, rhythms);
	return {
		worker,
		async close() {
			await worker.close();
			await listener.close();
			await sealer.close();
			transport.close();
		},
	};
}

function startListening({ live, log }: Services, ownerUrl: string, sealer: AuditSealer): Listener {
	return new Listener({
		url: ownerUrl,
		log,
		onChange: (up, place) => live.listen(up, place),
		onNotices: (notices) => {
			live.hear(notices);
			sealer.note(notices.map((notice) => notice.tenantId));
		},
	});
}
