import type { LiveMessage } from "#kit/contract/live.ts";
import type { Database } from "../database/database.ts";
import { type JobRow, jobAnswer } from "../jobs/job-answer.ts";
import type { Notice } from "./announcer.ts";
import { jobsById } from "./sql.ts";

/** What happened to a job since the last message; the weightier news swallows the lighter. */
type News = "PROGRESS" | "UPDATE" | "CREATE" | "DELETE";
const weight: readonly News[] = ["PROGRESS", "UPDATE", "CREATE", "DELETE"];

interface Waiting {
	readonly tenantId: string;
	readonly userId: string;
	readonly news: News;
}

type Deliver = (tenantId: string, userId: string, message: LiveMessage) => void;

/**
 * Turns notices about jobs into messages that carry the job: each job is read once per process however many browsers
 * show it, and what happens meanwhile is sent with the next reading, so that the order holds.
 */
export class JobMessages {
	readonly #waiting = new Map<string, Waiting>();
	readonly #database: Database;
	readonly #deliver: Deliver;
	#reading: Promise<void> | undefined;

	constructor(database: Database, deliver: Deliver) {
		this.#database = database;
		this.#deliver = deliver;
	}

	/**
	 * @param userId the owner, who has at least one browser here
	 * @returns settles when it has been sent
	 */
	add(notice: Notice, userId: string): Promise<void> {
		const news = newsOf(notice);
		for (const id of notice.ids ?? []) {
			const known = this.#waiting.get(id)?.news ?? news;
			const heavier = weight.indexOf(known) > weight.indexOf(news) ? known : news;
			this.#waiting.set(id, { tenantId: notice.tenantId, userId, news: heavier });
		}
		if (this.#waiting.size === 0) return Promise.resolve();
		this.#reading ??= this.#readAll();
		return this.#reading;
	}

	async #readAll(): Promise<void> {
		while (this.#waiting.size > 0) {
			const batch = [...this.#waiting];
			this.#waiting.clear();
			const tenants = Map.groupBy(batch, ([, { tenantId }]) => tenantId);
			for (const [tenantId, jobs] of tenants) await this.#tell(tenantId, jobs);
		}
		this.#reading = undefined;
	}

	async #tell(tenantId: string, jobs: readonly (readonly [string, Waiting])[]): Promise<void> {
		const ids = jobs.filter(([, { news }]) => news !== "DELETE").map(([id]) => id);
		// a reading that fails means the database is away; browsers fetch again once it is back
		const rows =
			ids.length === 0
				? []
				: await this.#database.once<JobRow>(tenantId, jobsById(tenantId, ids)).catch(() => []);
		const found = new Map(rows.map((row) => [row.id, row]));
		for (const [id, { userId, news }] of jobs) {
			const message = messageOf(id, news, found.get(id));
			if (message !== undefined) this.#deliver(tenantId, userId, message);
		}
	}
}

function newsOf(notice: Notice): News {
	return notice.kind === "JOB_PROGRESS" ? "PROGRESS" : (notice.update ?? "UPDATE");
}

function messageOf(id: string, news: News, row: JobRow | undefined): LiveMessage | undefined {
	if (news === "DELETE") return { kind: "jobUpdate", updateState: "Delete", job: { jobId: id } };
	if (row === undefined) return undefined;
	if (news === "PROGRESS") return { kind: "jobProgress", id, progress: row.progress };
	return {
		kind: "jobUpdate",
		updateState: news === "CREATE" ? "Create" : "Update",
		job: jobAnswer(row),
	};
}
