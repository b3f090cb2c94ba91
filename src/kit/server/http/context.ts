import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "#kit/contract/language.ts";
import type { RowsOf, Statement, StatementsOf } from "../database/database.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import type { Announcement } from "../live/announcer.ts";
import type { Services } from "../services.ts";
import type { Session, SessionToken } from "../session.ts";

/** Facts of every request. */
export interface RequestFacts {
	readonly services: Services;
	/** The instant of this request; the only time a use case knows. */
	readonly now: Date;
	readonly language: Language;
	/** The browser's zone, for texts that print instants. */
	readonly timeZone: string | undefined;
	readonly traceId: string;
}

/** Facts of a request that need no session, and the framework's own view of it. */
export interface RequestContext extends RequestFacts {
	readonly address: string;
	/** User agent, shortened. */
	readonly client: string;
	readonly request: FastifyRequest;
	readonly reply: FastifyReply;
}

/** Of endpoints that serve before sign-in. */
export interface PublicContext extends RequestContext {
	readonly token: SessionToken | undefined;
}

interface SignedIn {
	readonly tenantId: string;
	readonly session: Session;
	readonly token: SessionToken;
	/** The request's site filter: an available site, or null for all of them. */
	readonly siteFilter: string | null;
	/** Announced to other processes and browsers after commit. */
	announce(announcement: Announcement): void;
	/** Runs after commit; a failure is logged and changes nothing. */
	afterCommit(work: () => void | Promise<void>): void;
}

/** Of GET endpoints: the session may be up to a second old. */
export interface ReadContext extends RequestFacts, SignedIn {
	/** One statement in one round trip. */
	once<R extends Record<string, unknown>>(statement: Statement): Promise<R[]>;
	/** Several statements in one round trip, all of them as things stood at the first. */
	together<R extends Record<string, unknown>[]>(statements: StatementsOf<R>): Promise<RowsOf<R>>;
	read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
	/** As `read`, all of it as things stood at the first statement; nothing can be written. */
	readAtOnce<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** Of GET endpoints that write the response themselves. */
export interface RawReadContext extends ReadContext, RequestContext {}

/** Of endpoints that take a file: it arrives while the use case runs, so no transaction may wait for it. */
export interface UploadContext extends RawReadContext {
	/** The file's bytes; undefined when the request brought none. */
	readonly upload: Readable | undefined;
}

/** Of writing endpoints: everything happens in `tx`, whose first statement checked the session. */
export interface WriteContext extends RequestContext, SignedIn {
	readonly tx: Tx;
}

/** Of hot writes that check the session inside their own statement. */
export interface DirectContext extends RequestContext {
	readonly token: SessionToken;
}
