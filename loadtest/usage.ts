/** What a process costs, as Linux tells it. */
import { readFileSync } from 'node:fs';

export interface Usage {
  readonly cpuSeconds: number;
  readonly memoryMb: number;
}

const TICKS_A_SECOND = 100; // on every Linux that Node runs on

/** Nothing for a process that ended, and on other systems. */
export const usageOf = (pid: number): Usage | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const resident = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    if (!resident) return undefined; // ended, and not yet collected by its parent
    return {
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND,
      memoryMb: Number(resident[1]) / 1024,
    };
  } catch {
    return undefined;
  }
};
