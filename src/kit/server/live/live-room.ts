import type { LiveTopic } from "#kit/contract/live.ts";
import { watchesAnywhere } from "./audience.ts";
import type { LiveStream } from "./live-stream.ts";

/** More connections than this per session are nobody's tabs; the oldest go. */
const longestSession = 20;

/** The open connections of one tenant. */
export class LiveRoom {
	readonly streams = new Set<LiveStream>();
	readonly #byUser = new Map<string, Set<LiveStream>>();
	/** By topic: who may hear of other people's matters. Few, while the room may hold thousands. */
	readonly #watchers = new Map<string, readonly LiveStream[]>();

	join(stream: LiveStream): void {
		this.streams.add(stream);
		const own = this.#byUser.get(stream.userId) ?? new Set();
		this.#byUser.set(stream.userId, own.add(stream));
		const session = [...own].filter((one) => one.sessionId === stream.sessionId);
		if (session.length > longestSession) session[0]?.end();
		this.#watchers.clear();
	}

	leave(stream: LiveStream): void {
		this.streams.delete(stream);
		const own = this.#byUser.get(stream.userId);
		own?.delete(stream);
		if (own?.size === 0) this.#byUser.delete(stream.userId);
		this.#watchers.clear();
	}

	ofUser(userId: string): ReadonlySet<LiveStream> {
		return this.#byUser.get(userId) ?? nobody;
	}

	watchers(topic: LiveTopic): readonly LiveStream[] {
		const known = this.#watchers.get(topic);
		if (known !== undefined) return known;
		const found = [...this.streams].filter((stream) => watchesAnywhere(stream.permissions, topic));
		this.#watchers.set(topic, found);
		return found;
	}

	permissionsChanged(): void {
		this.#watchers.clear();
	}
}

const nobody: ReadonlySet<LiveStream> = new Set();
