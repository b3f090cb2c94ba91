const first = 1000;
const longest = 10_000;

/** Milliseconds to wait before each further try: 1 s, then half as much again each time, 10 s at most. */
export function* backOff(): Generator<number, never> {
	for (let pause = first; ; pause = Math.min(pause * 1.5, longest)) yield pause;
}
