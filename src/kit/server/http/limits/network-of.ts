import { isIPv6 } from "node:net";

/** The network that counts as one address: a single IPv4 address, or the /64 that one IPv6 customer gets. */
export function networkOf(address: string): string {
	return isIPv6(address) ? groupsOf(address).slice(0, 4).join(":") : address;
}

/** The first three groups of an IPv6 address, or all but the last number of an IPv4 one. */
export function surroundingsOf(address: string): string {
	return isIPv6(address)
		? `${groupsOf(address).slice(0, 3).join(":")}::`
		: address.replace(/\.\d+$/, ".0");
}

/** Eight groups without leading zeros; `::ffff:1.2.3.4` stays distinguishable by its last two. */
function groupsOf(address: string): string[] {
	const [bare = ""] = address.split("%");
	const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(bare);
	const plain =
		dotted === null
			? bare
			: `${dotted[1]}${hex(dotted[2], dotted[3])}:${hex(dotted[4], dotted[5])}`;
	const [head = "", tail] = plain.split("::");
	const before = head === "" ? [] : head.split(":");
	const after = tail === undefined || tail === "" ? [] : tail.split(":");
	const missing = Math.max(0, 8 - before.length - after.length);
	const groups = [...before, ...Array(missing).fill("0"), ...after];
	// an IPv4 address in IPv6 clothes is one address, not a network of four thousand million
	if (groups.slice(0, 5).every((one) => /^0*$/.test(one)) && groups[5] === "ffff") {
		return [groups[6], groups[7], "4", "4"] as string[];
	}
	return groups.map((group) => group.replace(/^0+(?=.)/, "").toLowerCase());
}

function hex(high = "0", low = "0"): string {
	return (Number(high) * 256 + Number(low)).toString(16);
}
