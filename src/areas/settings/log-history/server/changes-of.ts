import { isDeepStrictEqual } from "node:util";

export interface TraceChange {
	readonly field: readonly string[];
	readonly before: unknown;
	readonly after: unknown;
}

interface Traced {
	readonly action: string;
	readonly before: unknown;
	readonly after: unknown;
}

/** What says nothing to people. */
const technical: ReadonlySet<string> = new Set(["id", "version", "loginId"]);

/** Keys, codes and hashes are never written to the trace; should one be, it stays there. */
const secret = /password|hash|secret|sealed|cipher|token|credential|pin$|pinCode/i;

/** What differs between before and after, by field; in full for what was made or removed. */
export function changesOf({ action, before, after }: Traced): TraceChange[] {
	const old = asRecord(before);
	const now = asRecord(after);
	// an event may keep more of the past than it changed
	const names = new Set(Object.keys(now ?? old ?? {}));
	if (action === "permissions-changed") {
		for (const name of Object.keys(old ?? {})) names.add(name);
	}
	const found: TraceChange[] = [];
	for (const name of names) {
		const past = leavesOf([name], old?.[name]);
		const present = leavesOf([name], now?.[name]);
		for (const [path, { field }] of new Map([...past, ...present])) {
			const change = {
				field,
				before: past.get(path)?.value ?? null,
				after: present.get(path)?.value ?? null,
			};
			if (isShown(change)) found.push(change);
		}
	}
	return found;
}

/** A list by itself is one of shares. */
function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
	if (Array.isArray(value)) return { shares: value };
	return isRecord(value) ? value : null;
}

interface Leaf {
	readonly field: readonly string[];
	readonly value: unknown;
}

function leavesOf(field: readonly string[], value: unknown): ReadonlyMap<string, Leaf> {
	if (!isRecord(value)) {
		const leaf = { field, value: emptied(withoutSecrets(value)) };
		return new Map([[JSON.stringify(field), leaf]]);
	}
	return new Map(
		Object.entries(value).flatMap(([name, inner]) => [...leavesOf([...field, name], inner)]),
	);
}

function isShown({ field, before, after }: TraceChange): boolean {
	if (field.some((name) => technical.has(name))) return false;
	if (isSecret(field.at(-1) ?? "", before)) return false;
	if (isSecret(field.at(-1) ?? "", after)) return false;
	return !isDeepStrictEqual(before, after);
}

/** Whether there is a password may be shown, what it is may not. */
function isSecret(name: string, value: unknown): boolean {
	if (value === null || typeof value === "boolean") return false;
	return secret.test(name);
}

function withoutSecrets(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutSecrets);
	if (!isRecord(value)) return value;
	return Object.fromEntries(
		Object.entries(value)
			.filter(([name, inner]) => !technical.has(name) && !isSecret(name, inner))
			.map(([name, inner]) => [name, withoutSecrets(inner)]),
	);
}

function emptied(value: unknown): unknown {
	const isEmpty =
		value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
	return isEmpty ? null : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
