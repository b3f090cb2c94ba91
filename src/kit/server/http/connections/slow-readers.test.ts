import { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { SlowReaders } from "./slow-readers.ts";

/** A connection as far as it is looked at. */
class Line extends EventEmitter {
	writableLength = 0;
	bytesWritten = 0;
	isCut = false;

	destroy(): void {
		this.isCut = true;
		this.emit("close");
	}

	write(bytes: number): void {
		this.bytesWritten += bytes;
		this.writableLength += bytes;
	}
}

function watched() {
	let cut = 0;
	const readers = new SlowReaders(() => cut++);
	const line = new Line();
	readers.watch(line as unknown as Socket);
	/** Looks so often; what happens in between is told. */
	const look = (times: number, between = () => {}) => {
		for (let n = 0; n < times; n++) {
			between();
			readers.look();
		}
		return line.isCut;
	};
	return { line, look, cut: () => cut };
}

test("who takes nothing for the whole time is cut, once", () => {
	const { line, look, cut } = watched();
	line.write(1000);
	expect([look(4), look(1), look(5), cut()]).toEqual([false, true, true, 1]);
});

test("what is written meanwhile does not help who takes nothing", () => {
	const { line, look } = watched();
	line.write(1000);
	expect(look(5, () => line.write(3))).toBe(true);
});

test("who takes a piece now and then stays", () => {
	const { line, look } = watched();
	line.write(100_000);
	for (let piece = 0; piece < 20; piece++) {
		expect(look(4)).toBe(false);
		line.writableLength -= 1000;
	}
});

test("a connection on which nothing waits stays, however long", () => {
	const { line, look } = watched();
	expect(look(100)).toBe(false);
	line.write(10);
	line.writableLength = 0;
	expect(look(100)).toBe(false);
});
