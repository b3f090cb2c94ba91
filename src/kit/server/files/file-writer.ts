import { createHash } from "node:crypto";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import { completeFile, deleteFile, insertChunk, insertFile } from "./sql.ts";

/** Of one chunk; the table holds no larger ones. */
const chunkBytes = 256 * 1024;

const dayMs = 24 * 3_600_000;
export const keptDays = 30;

/** Where a file is written: a job, or a request that holds no transaction open meanwhile. */
export interface FileStore {
	readonly tenantId: string;
	readonly now: Date;
	transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export interface NewFile {
	readonly ownerId: string;
	readonly name: string;
	readonly mediaType: string;
	/** 30 unless said otherwise. */
	readonly days?: number;
}

/** Takes bytes as they come and keeps them in chunks, each in a transaction of its own: memory and locks stay small. */
export class FileWriter {
	readonly id: string;
	readonly #store: FileStore;
	readonly #hash = createHash("sha256");
	#waiting: Uint8Array[] = [];
	#waitingBytes = 0;
	#chunks = 0;
	#bytes = 0;

	private constructor(store: FileStore) {
		this.#store = store;
		this.id = newId(store.now.getTime());
	}

	/** @param demand refuses within the transaction that begins the file */
	static async open(
		store: FileStore,
		file: NewFile,
		demand: (tx: Tx) => Promise<void> = async () => {},
	): Promise<FileWriter> {
		const writer = new FileWriter(store);
		const { tenantId, now } = store;
		await store.transaction(async (tx) => {
			await demand(tx);
			await insertFile(tx, {
				...file,
				tenantId,
				id: writer.id,
				expiresAt: new Date(now.getTime() + (file.days ?? keptDays) * dayMs),
			});
		});
		return writer;
	}

	get bytes(): number {
		return this.#bytes;
	}

	async write(bytes: Uint8Array): Promise<void> {
		this.#hash.update(bytes);
		this.#bytes += bytes.byteLength;
		this.#waiting.push(bytes);
		this.#waitingBytes += bytes.byteLength;
		if (this.#waitingBytes >= chunkBytes) await this.#flush(chunkBytes);
	}

	/** Only now can the file be loaded. */
	async finish(): Promise<string> {
		await this.#flush(1);
		const whole = { bytes: this.#bytes, sha256: this.#hash.digest() };
		const { tenantId } = this.#store;
		await this.#store.transaction((tx) => completeFile(tx, tenantId, this.id, whole));
		return this.id;
	}

	/** Throws away what was written. */
	async discard(): Promise<void> {
		const { tenantId } = this.#store;
		await this.#store.transaction((tx) => deleteFile(tx, tenantId, this.id));
	}

	/** @param least what remains below it waits for more */
	async #flush(least: number): Promise<void> {
		let rest = Buffer.concat(this.#waiting);
		const { tenantId } = this.#store;
		while (rest.length >= least) {
			const data = rest.subarray(0, chunkBytes);
			await this.#store.transaction((tx) => insertChunk(tx, tenantId, this.id, this.#chunks, data));
			this.#chunks++;
			rest = rest.subarray(data.length);
		}
		this.#waiting = [rest];
		this.#waitingBytes = rest.length;
	}
}
