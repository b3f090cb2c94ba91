import { readFileSync } from "node:fs";

/** What the product's Node processes may take together, whatever is asked of them. */
export const mostMegabytes = 512;

const everyMs = 50;

export interface Sample {
	readonly seconds: number;
	/** Of all processes together, and of each that has any. */
	readonly megabytes: number;
	readonly each: readonly number[];
}

/**
 * Watches the resident memory of a server and of the Node processes that it starts, files being read among them, all together.
 * Not that of the database: its buffers are the operator's choice. Tells nothing where there is no /proc.
 */
export class MemoryWatch {
	readonly samples: Sample[] = [];
	readonly #begin = performance.now();
	readonly #timer: NodeJS.Timeout;

	constructor(pid: number) {
		const look = () => {
			const each = megabytesOfEach(pid);
			const seconds = (performance.now() - this.#begin) / 1000;
			this.samples.push({ seconds, megabytes: sum(each), each });
		};
		look();
		this.#timer = setInterval(look, everyMs);
	}

	get peak(): number {
		return Math.max(0, ...this.samples.map(({ megabytes }) => megabytes));
	}

	/** The peak in a sentence, with what each process took then. */
	get words(): string {
		const { peak } = this;
		const { seconds = 0, each = [] } = this.samples.find((one) => one.megabytes === peak) ?? {};
		const parts = each.map((one) => one.toFixed(0)).join(" + ");
		return `at most ${peak.toFixed(0)} MB (${parts}, after ${seconds.toFixed(1)} s)`;
	}

	end(): void {
		clearInterval(this.#timer);
	}
}

/** Of a process and all that it has started, but for the database. */
function megabytesOfEach(pid: number): number[] {
	if (textOf(`/proc/${pid}/comm`).trim() === "postgres") return [];
	const children = textOf(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean);
	return [kilobytesOf(pid) / 1024, ...children.flatMap((child) => megabytesOfEach(Number(child)))];
}

function sum(parts: readonly number[]): number {
	return parts.reduce((whole, part) => whole + part, 0);
}

/** What it shares with others counts once for all of them. */
function kilobytesOf(pid: number): number {
	return Number(/^Pss:\s*(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

/** Empty where the process has just ended. */
function textOf(file: string): string {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}

/** Memory over time, with the ceiling, as a picture. */
export function memoryPicture(samples: readonly Sample[]): string {
	const [width, height] = [900, 300];
	const last = samples.at(-1)?.seconds ?? 1;
	const top = Math.max(mostMegabytes * 1.1, ...samples.map(({ megabytes }) => megabytes));
	const x = (seconds: number) => (40 + (seconds / last) * (width - 50)).toFixed(1);
	const y = (megabytes: number) => (height - 20 - (megabytes / top) * (height - 40)).toFixed(1);
	const points = samples.map((one) => `${x(one.seconds)},${y(one.megabytes)}`).join(" ");
	const ceiling = y(mostMegabytes);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">
<rect width="${width}" height="${height}" fill="#fff"/>
<line x1="40" x2="${width - 10}" y1="${ceiling}" y2="${ceiling}" stroke="#c0392b" stroke-dasharray="4 3"/>
<text x="44" y="${Number(ceiling) - 4}" fill="#c0392b">${mostMegabytes} MB</text>
<polyline points="${points}" fill="none" stroke="#1f6f78" stroke-width="1.5"/>
<text x="40" y="${height - 6}">0 s</text><text x="${width - 60}" y="${height - 6}">${last.toFixed(0)} s</text>
</svg>
`;
}
